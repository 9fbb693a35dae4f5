/**
 * What built files may use although a browser of the floor lacks it: a reason, and the names as `check:engines` prints them.
 * Keep it short: what a page needs is written otherwise or gets a stand-in (docs/browsers.md).
 */
export const ALLOWED: readonly (readonly [reason: string, names: readonly string[]])[] = [
  ['a stand-in makes it work', ['<dialog>']],
  ['an unknown element shows its content; shell.css makes it a block', ['<search>']],
  ['several parts may be open at once', ['<… name>']],
  ['pictures load at once', ['<… loading>']],
  ['room for a picture is kept by its img', ['<… width>', '<… height>']],
  ['the keyboard has its usual keys', ['<… enterkeyhint>', '<… autocapitalize>']],
  ['what is inside can be used, which does no harm', ['<… inert>']],
  [
    'toasts are below an open dialog; the script asks before it calls',
    ['<… popover>', 'HTMLElement.hidePopover'],
  ],
  ['the page scrolls to what gets the focus', ['focus({ preventScroll })']],
  ['inside try: the photo is sent as it is', ['createImageBitmap']],
  [
    'only where the browser has push messages (push-browser.ts)',
    [
      'Notification',
      'Notification.permission',
      'Notification.requestPermission',
      'ServiceWorkerRegistration.pushManager',
      'ServiceWorkerRegistration.showNotification',
      'ServiceWorkerGlobalScope.push_event',
      'ServiceWorkerGlobalScope.notificationclick_event',
    ],
  ],
  ['a second argument that old browsers ignore', ['Error({ cause })', 'Error.cause']],
  [
    'React uses these in view transitions, which we have not, or after it has asked',
    [
      'Animation.finished',
      'Document.getAnimations',
      'Document.startViewTransition',
      'KeyframeEffect.getKeyframes',
      'KeyframeEffect.setKeyframes',
      'animate({ pseudoElement })',
      'PerformanceResourceTiming.transferSize',
      'CSSStyleDeclaration.cssFloat',
    ],
  ],
  [
    'names of our own or of a library, not of the browser',
    [
      'Animation.persist',
      'Element.role',
      'Error.fileName',
      'HTMLDialogElement.show',
      'HTMLIFrameElement.loading',
      'HTMLInputElement.capture',
      'IDBIndex.locale',
      'ServiceWorkerRegistration.sync',
      'TransitionEvent.animation',
    ],
  ],

  ['a stand-in gives most of these boxes margins', ['gap of a flex box']],
  ['the browser shows its own ring', [':focus-visible']],
  ['embellishes: a colour, a place of a toast, an empty column', [':has', ':modal', ':where', ':backdrop']],
  ['Tailwind writes a fallback for those without', ['@layer', '@property', ':is', 'scale']],
  ['the browser shows its own control', [':file-selector-button', 'accent-color', 'scrollbar-width']],
  ['long words break wherever the body breaks them', ['overflow-wrap: anywhere']],
  ['a field keeps its size and scrolls', ['field-sizing']],
  ['only saves work', ['contain', 'content-visibility', 'contain-intrinsic-size']],
  [
    'only looks a little better',
    ['text-wrap', 'text-underline-offset', 'text-decoration-thickness', 'color-scheme', 'aspect-ratio'],
  ],
  [
    'only moves less or stops at a better place',
    [
      'scroll-behavior',
      'scroll-margin-bottom',
      'scroll-margin-top',
      'overscroll-behavior',
      'overflow-anchor',
    ],
  ],
  ['on paper: margins and breaks as the browser likes them', ['@page', 'break-after: avoid', 'size']],
  ['pages without script have a notice of their own', ['@media (scripting)']],
  ['colours of the system show by themselves', ['@media (forced-colors)']],
]
