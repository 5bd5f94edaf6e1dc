import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { NavGroup, NavItem, SideNavLayout } from './side-nav.tsx';

export const Planner = () => (
  <SideNavLayout
    label="Planner"
    menuLabel="Menu"
    items={
      <>
        <NavItem href="#dashboard" icon={<LayoutDashboard aria-hidden />} aria-current="page">
          Dashboard
        </NavItem>
        <NavGroup title="Schedule">
          <NavItem href="#shifts" icon={<CalendarDays aria-hidden />}>
            Shifts
          </NavItem>
          <NavItem href="#employees" icon={<Users aria-hidden />}>
            Employees
          </NavItem>
          <NavItem href="#clients" icon={<Building2 aria-hidden />}>
            Clients
          </NavItem>
        </NavGroup>
      </>
    }
  >
    <PageHeading description="Counts and quick actions.">Dashboard</PageHeading>
  </SideNavLayout>
);

/** Its icons are enough for who knows them. */
export const Narrow = () => {
  const [on, change] = useState(true);
  return (
    <SideNavLayout
      label="Administration"
      menuLabel="Sections"
      narrow={{ on, change, label: 'Icons only' }}
      items={
        <NavItem href="#shifts" icon={<CalendarDays aria-hidden />}>
          Shifts
        </NavItem>
      }
    >
      <PageHeading>Shifts</PageHeading>
    </SideNavLayout>
  );
};
