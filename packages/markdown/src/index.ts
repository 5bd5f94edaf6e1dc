export { MarkdownText } from './markdown-text.tsx';
