import CalendarCheck from 'lucide-react/icons/calendar-check';
import Clock from 'lucide-react/icons/clock';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import { Button } from '../button/button.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { TabBarItem, TabBarLayout } from './tab-bar.tsx';

export const Portal = () => (
  <TabBarLayout
    label="Employee portal"
    items={
      <>
        <TabBarItem href="#shifts" icon={<CalendarCheck aria-hidden />} aria-current="page">
          Shifts
        </TabBarItem>
        <TabBarItem href="#profile" icon={<User aria-hidden />}>
          Profile
        </TabBarItem>
        <TabBarItem href="#availability" icon={<Clock aria-hidden />}>
          Availability
        </TabBarItem>
        <TabBarItem href="#payments" icon={<Wallet aria-hidden />}>
          Payments
        </TabBarItem>
        <TabBarItem href="#settings" icon={<Settings aria-hidden />}>
          Settings
        </TabBarItem>
      </>
    }
  >
    <PageHeading>Shifts</PageHeading>
    <Button variant="primary" size="large" wide>
      Check in
    </Button>
  </TabBarLayout>
);
