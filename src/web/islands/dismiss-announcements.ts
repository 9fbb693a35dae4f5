/** Takes an announcement away when its form is sent, without loading the page again. */
export function dismissAnnouncements(): void {
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !('announcement' in form.dataset)) return
    event.preventDefault()
    void fetch(form.action, { method: 'post' })
    form.parentElement?.parentElement?.remove()
  })
}
