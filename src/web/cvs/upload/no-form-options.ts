/** The form needs the categories: it cannot begin without them. */
export const NO_FORM_OPTIONS = 'Failed to load form options. Please refresh the page.'
