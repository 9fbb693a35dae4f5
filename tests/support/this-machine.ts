/** For ALLOW_PRIVATE_ADDRESSES, because the mail servers of tests are on this machine. */
export const THIS_MACHINE = '127.0.0.0/8, 0.0.0.0, ::1'
