import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import type { Rendered } from '../rendering/index.ts';

/** With these styled-components would take the styles over in the browser, where its names are counted otherwise. */
const marks = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g;

/** CSS of the one element that styled-components gives. */
const contentOf = (tag: string): string => /^<style[^>]*>(.*)<\/style>$/s.exec(tag)?.[1] ?? '';

/** React's, between texts and around what was waited for: only hydration reads them. */
const comments = /<!--.*?-->/g;

/**
 * Renders again and again, as Apollo does while queries are answered; `result` is what the last time gave.
 * @param identifierPrefix of the ids that components make: several roots stand on one page
 */
export function styledRenderer(identifierPrefix: string) {
  let styles = '';
  let failure: { error: unknown } | undefined;
  return {
    render: async (tree: ReactNode): Promise<string> => {
      const sheet = new ServerStyleSheet();
      failure = undefined;
      const { prelude } = await prerenderToNodeStream(sheet.collectStyles(tree), {
        identifierPrefix,
        // All in one piece: the parts of a stream are put into place by scripts.
        progressiveChunkSize: Infinity,
        onError: (error) => void (failure ??= { error }),
      });
      const html = await text(prelude);
      styles = contentOf(sheet.getStyleTags());
      sheet.seal();
      return html;
    },
    /** @throws what the tree has thrown, of which React would leave the rest to the browser */
    result: (html: string): Rendered => {
      if (failure) throw failure.error;
      const rendered = { html: html.replaceAll(comments, ''), styles: styles.replaceAll(marks, '') };
      if (/<(?:script|template|style)\b/.test(rendered.html) || rendered.styles.includes('</'))
        throw new Error('What was rendered cannot stand in a page without scripts of its own.');
      return rendered;
    },
  };
}
