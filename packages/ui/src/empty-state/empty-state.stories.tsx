import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

export const FirstAction = () => (
  <EmptyState
    icon={<CalendarPlus size={26} />}
    title="No shifts yet"
    action={<Button variant="primary">Create new shift</Button>}
  >
    Shifts put an employee at a client's place from one time to another. Guards see theirs in the portal.
  </EmptyState>
);

export const NothingFound = () => (
  <EmptyState title="No projects found matching your criteria." action={<Button>Clear filters and try again</Button>} />
);
