/** Methods that change nothing (RFC 9110): who sends them need not prove that they meant to. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);
