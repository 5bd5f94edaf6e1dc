export { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx';
