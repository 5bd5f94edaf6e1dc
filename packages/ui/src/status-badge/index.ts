export { StatusBadge, type Status, type StatusBadgeProps } from './status-badge.tsx';
