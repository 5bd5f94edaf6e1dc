export * from './card.tsx';
export * from './panel.tsx';
