import { Cluster } from '../layout/layout.tsx';
import { StatusBadge } from './status-badge.tsx';

export const Shift = () => (
  <Cluster $gap={2}>
    <StatusBadge status="scheduled">Scheduled</StatusBadge>
    <StatusBadge status="in_progress">In progress</StatusBadge>
    <StatusBadge status="completed">Completed</StatusBadge>
    <StatusBadge status="missed">Missed</StatusBadge>
    <StatusBadge status="cancelled">Cancelled</StatusBadge>
    <StatusBadge status="late">Late</StatusBadge>
    <StatusBadge status="missing">Missing</StatusBadge>
  </Cluster>
);

export const Others = () => (
  <Cluster $gap={2}>
    <StatusBadge status="published">Published</StatusBadge>
    <StatusBadge status="draft">Draft</StatusBadge>
    <StatusBadge status="active">Active</StatusBadge>
    <StatusBadge status="inactive">Inactive</StatusBadge>
    <StatusBadge status="troubled">Needs attention</StatusBadge>
    <StatusBadge status="down">Does not answer</StatusBadge>
    <StatusBadge status="pending">Pending</StatusBadge>
    <StatusBadge status="paid">Paid</StatusBadge>
    <StatusBadge status="unread">Unread</StatusBadge>
    <StatusBadge status="read">Read</StatusBadge>
  </Cluster>
);
