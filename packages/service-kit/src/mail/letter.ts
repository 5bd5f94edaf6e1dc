import { escapeHtml } from './escape-html.ts';
import { mailDocument } from './mail-document.ts';
import type { Mail } from './mailer.ts';

export interface Letter {
  /** BCP 47. */
  lang: string;
  subject: string;
  /** Plain sentences, or several that are a list: whatever they quote is escaped. */
  paragraphs: readonly (string | readonly string[])[];
  /** Shown after the paragraph that introduces it, the one at this index. */
  link: { url: string; label: string; after: number };
}

/** What the product's e-mails look like: paragraphs and one link, as text and as HTML. */
export function letter({ lang, subject, paragraphs, link }: Letter): Pick<Mail, 'subject' | 'text' | 'html'> {
  const oneLine = subject.replaceAll(/\s+/g, ' ');
  const html = paragraphs.map((paragraph) =>
    typeof paragraph === 'string'
      ? `<p>${escapeHtml(paragraph)}</p>`
      : `<ul>${paragraph.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
  );
  const text = paragraphs.map((paragraph) =>
    typeof paragraph === 'string' ? paragraph : paragraph.map((item) => `- ${item}`).join('\n'),
  );
  const at = link.after + 1;
  html.splice(at, 0, `<p class="action"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`);
  return {
    subject: oneLine,
    text: [...text.slice(0, at), link.url, ...text.slice(at)].join('\n\n'),
    html: mailDocument(lang, oneLine, html.join('')),
  };
}
