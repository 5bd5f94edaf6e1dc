export * from './create-preview.tsx';
export { usePreviewKeys } from './use-preview-keys.ts';
export { edgeOf, usePreview, type PreviewState } from './use-preview.ts';
