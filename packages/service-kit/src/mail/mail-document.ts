import { escapeHtml } from './escape-html.ts';

/** As the site looks, as far as programs for mail follow: they know no fonts and no script of ours, and many show a page of their own around it. */
const styles = `
  :root { color-scheme: light dark; }
  body { max-width: 36rem; margin: 0 auto; padding: 1.5rem; background: #FFFFFF; color: #131722;
    font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere; }
  a { color: #0B7A6F; }
  .action a { display: inline-block; padding: 0.75rem 1.25rem; border-radius: 0.5rem; background: #0B7A6F; color: #FFFFFF;
    font-weight: 600; text-decoration: none; }
  .said { white-space: pre-line; }
  @media (prefers-color-scheme: dark) {
    body { background: #121723; color: #E8ECF4; }
    a { color: #5EEAD4; }
    .action a { background: #5EEAD4; color: #06231F; }
  }`;

/**
 * A mail as a document. `class="action"` around a link makes a button of it, `class="said"` keeps the lines of what somebody wrote.
 * @param lang BCP 47
 * @param body HTML whose quotes are escaped
 */
export const mailDocument = (lang: string, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${styles}</style></head><body>${body}</body></html>`;
