export * from './nav-item.tsx';
export * from './side-nav-layout.tsx';
