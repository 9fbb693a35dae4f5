export type LogoutProps = {
  onLogout: () => void
  /** Where the form posts while the script has not arrived. */
  logoutAction?: string | undefined
}

export function LogoutButton({ onLogout, logoutAction }: LogoutProps) {
  return (
    <form
      method="post"
      action={logoutAction}
      onSubmit={(event) => {
        event.preventDefault()
        onLogout()
      }}
    >
      <button type="submit" className="nav-link">
        Logout
      </button>
    </form>
  )
}
