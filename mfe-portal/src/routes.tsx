import { lazyScreen } from '@portfolio/remote-kit';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PortalLayout } from './layout/portal-layout.tsx';
import { portalScreens, portalTabs } from './addresses/addresses.ts';
import { Shifts } from './shifts/shifts.tsx';

const Profile = lazyScreen(() => import('./profile/profile.tsx'), 'Profile');
const Availability = lazyScreen(() => import('./availability/availability.tsx'), 'Availability');
const Payments = lazyScreen(() => import('./payments/payments.tsx'), 'Payments');
const Notices = lazyScreen(() => import('./notices/notices.tsx'), 'Notices');
const Messages = lazyScreen(() => import('./messages/messages.tsx'), 'Messages');
const OneThread = lazyScreen(() => import('./messages/one-thread.tsx'), 'OneThread');
const MessagesAbout = lazyScreen(() => import('./messages/one-thread.tsx'), 'MessagesAbout');
const Offers = lazyScreen(() => import('./offers/offers.tsx'), 'Offers');
const GiveAway = lazyScreen(() => import('./offers/give-away.tsx'), 'GiveAway');
const OpenShifts = lazyScreen(() => import('./open-shifts/open-shifts.tsx'), 'OpenShifts');
const TimeOff = lazyScreen(() => import('./time-off/time-off.tsx'), 'TimeOff');
const OneShift = lazyScreen(() => import('./shifts/one-shift.tsx'), 'OneShift');
const Settings = lazyScreen(() => import('./settings/settings.tsx'), 'Settings');

/** One route per screen; paths are absolute, as in manifest.json. */
export const App = () => (
  <Routes>
    <Route path={portalTabs.shifts} element={<PortalLayout />}>
      <Route index element={<Shifts />} />
      <Route path={portalTabs.profile} element={<Profile />} />
      <Route path={portalTabs.availability} element={<Availability />} />
      <Route path={portalTabs.payments} element={<Payments />} />
      <Route path={portalTabs.settings} element={<Settings />} />
      <Route path={portalScreens.notices} element={<Notices />} />
      <Route path={portalScreens.messages} element={<Messages />} />
      <Route path={portalScreens.aboutMessages} element={<MessagesAbout />} />
      <Route path={portalScreens.thread} element={<OneThread />} />
      <Route path={portalScreens.offers} element={<Offers />} />
      <Route path={portalScreens.giveAway} element={<GiveAway />} />
      <Route path={portalScreens.openShifts} element={<OpenShifts />} />
      <Route path={portalScreens.timeOff} element={<TimeOff />} />
      <Route path={portalScreens.shift} element={<OneShift />} />
      {/* scheduling.md §2: unknown sub-paths redirect to the index. */}
      <Route path="*" element={<Navigate to={portalTabs.shifts} replace />} />
    </Route>
  </Routes>
);
