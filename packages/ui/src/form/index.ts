export * from './conflict-notice.tsx';
export * from './error-summary.tsx';
export * from './form-parts.tsx';
export * from './leave-question.tsx';
export * from './form.tsx';
