import { Tabs } from './tabs.tsx';

export const Employee = () => (
  <Tabs
    label="Employee"
    tabs={[
      { id: 'details', label: 'Details', content: <p>Name, address, hourly rate.</p> },
      { id: 'shifts', label: 'Recent shifts', content: <p>The last ten shifts, newest first.</p> },
      { id: 'availability', label: 'Availability', content: <p>Days and times of a usual week.</p> },
    ]}
  />
);
