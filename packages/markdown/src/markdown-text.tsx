import { Guarded } from '@portfolio/ui/guarded';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import type { HTMLAttributes } from 'react';
import Markdown, { type Components } from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { styled } from 'styled-components';

const Prose = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  font-size: ${fontSize.large};
  line-height: 1.65;

  & > * {
    min-width: 0;
  }
  & h2,
  & h3 {
    margin-top: ${space(4)};
  }
  & ul,
  & ol {
    padding-left: ${space(6)};
  }
  /* Lists of checkboxes have a class, and no marks; but numbers say something. */
  & ol {
    list-style: revert;
  }
  & li + li {
    margin-top: ${space(1.5)};
  }
  & blockquote {
    padding-left: ${space(4)};
    border-left: 3px solid ${color.accent};
    color: ${color.muted};
  }
  & img {
    border-radius: ${radius.card};
  }
  & :not(pre) > code {
    padding: 0.1em 0.35em;
    border-radius: ${radius.control};
    background: ${color.raised};
  }
  & pre {
    padding: ${space(4)};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
    font-size: ${fontSize.small};
    line-height: 1.6;
  }

  & table {
    display: block;
    max-width: max-content;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: ${fontSize.body};
  }
  & th,
  & td {
    padding: ${space(1.5)} ${space(4)} ${space(1.5)} 0;
    border-bottom: 1px solid ${color.border};
    text-align: start;
  }

  /* Highlighted code in the colours of the theme, all of which are readable on a surface. */
  & .hljs-comment,
  & .hljs-quote,
  & .hljs-meta {
    color: ${color.muted};
  }
  & .hljs-keyword,
  & .hljs-selector-tag,
  & .hljs-built_in,
  & .hljs-tag {
    color: ${color.info};
  }
  & .hljs-string,
  & .hljs-regexp,
  & .hljs-addition {
    color: ${color.success};
  }
  & .hljs-number,
  & .hljs-literal,
  & .hljs-attr,
  & .hljs-variable {
    color: ${color.warning};
  }
  & .hljs-title,
  & .hljs-type,
  & .hljs-name {
    color: ${color.accent};
  }
  & .hljs-deletion {
    color: ${color.danger};
  }
`;

/** The post's title is the screen's h1, so its own headings begin below. */
const components: Components = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  pre: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll sideways, by keyboard too
    <pre tabIndex={0}>{children}</pre>
  ),
};

/** Highlighting comes after sanitizing, because it adds classes that hostile text must not bring along. */
const rehypePlugins = [rehypeSanitize, rehypeHighlight];
/** Tables, task lists and bare links. */
const remarkPlugins = [remarkGfm];

/** Whoever edits the text stays where they are. */
const inPreview: Components = {
  ...components,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  ),
};

interface Props extends Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'> {
  text: string;
  /** Shown beside its editor: links open elsewhere. */
  preview?: boolean;
}

/** As it was written. */
const Unread = styled.p`
  white-space: pre-wrap;
`;

/**
 * Markdown, rendered safely: raw HTML is not, addresses are only http(s), mail and the like. A text that cannot be drawn is shown as it was
 * written, and the screen around it, where it may just be written, stays.
 */
export const MarkdownText = ({ text, preview = false, ...ofWords }: Props) => (
  <Prose {...ofWords}>
    <Guarded of={text} fallback={<Unread>{text}</Unread>}>
      <Markdown
        remarkPlugins={remarkPlugins}
        rehypePlugins={rehypePlugins}
        components={preview ? inPreview : components}
      >
        {text}
      </Markdown>
    </Guarded>
  </Prose>
);
