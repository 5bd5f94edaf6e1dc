export * from './form-modal.tsx';
