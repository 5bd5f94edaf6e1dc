import { useQuery } from '@apollo/client/react';
import { usePlace, useUser } from '@portfolio/remote-kit';
import { useKeys } from '@portfolio/remote-kit/keys';
import { LiveProvider } from '@portfolio/remote-kit/live';
import { useFresh } from '@portfolio/remote-kit/screens';
import { toastTexts } from '@portfolio/remote-kit/toasts';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { NavItem, SideNavLayout } from '@portfolio/ui/side-nav';
import { Spinner } from '@portfolio/ui/spinner';
import { ToastProvider } from '@portfolio/ui/toast';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Banknote from 'lucide-react/icons/banknote';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Building2 from 'lucide-react/icons/building-2';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import History from 'lucide-react/icons/history';
import FileClock from 'lucide-react/icons/file-clock';
import IdCard from 'lucide-react/icons/id-card';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MapPinCheck from 'lucide-react/icons/map-pin-check';
import MessageSquare from 'lucide-react/icons/message-square';
import Palmtree from 'lucide-react/icons/palmtree';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import UserCog from 'lucide-react/icons/user-cog';
import UserSearch from 'lucide-react/icons/user-search';
import Users from 'lucide-react/icons/users';
import { Suspense, useState } from 'react';
import { NavLink, Outlet, Link } from 'react-router-dom';
import { choicesOf, useSettled } from '../shared/choices/choices.ts';
import { SecondFactorMissing, MyCompanies } from '../shared/company/companies.graphql.ts';
import { CompanySelect } from '../shared/company/company-select.tsx';
import { useCompany, type CompanyChoice } from '../shared/company/use-company.tsx';
import { paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { deviceStorage } from '@portfolio/remote-kit/storage';

/** `who` may use a place; the services hold the same rule (scheduling.md §6). */
const items = [
  { id: 'dashboard', Icon: LayoutDashboard, who: 'all' },
  { id: 'scheduler', Icon: CalendarDays, who: 'administrators' },
  { id: 'coverage', Icon: CalendarCheck, who: 'administrators' },
  { id: 'openShifts', Icon: CalendarPlus, who: 'administrators' },
  { id: 'offers', Icon: ArrowLeftRight, who: 'administrators' },
  { id: 'messages', Icon: MessageSquare, who: 'administrators' },
  { id: 'timeOff', Icon: Palmtree, who: 'administrators' },
  { id: 'shifts', Icon: CalendarClock, who: 'administrators' },
  { id: 'clients', Icon: Building2, who: 'administrators' },
  { id: 'posts', Icon: MapPinCheck, who: 'administrators' },
  { id: 'rotations', Icon: RefreshCw, who: 'administrators' },
  { id: 'employees', Icon: Users, who: 'administrators' },
  { id: 'qualifications', Icon: BadgeCheck, who: 'administrators' },
  { id: 'licenses', Icon: IdCard, who: 'administrators' },
  { id: 'timesheets', Icon: FileClock, who: 'administrators' },
  { id: 'payroll', Icon: Banknote, who: 'administrators' },
  { id: 'settings', Icon: SlidersHorizontal, who: 'administrators' },
  { id: 'activity', Icon: History, who: 'administrators' },
  { id: 'users', Icon: UserCog, who: 'staff' },
  { id: 'accountActivity', Icon: UserSearch, who: 'staff' },
] as const;

/** The frame of every screen below /admin/planner. */
export function PlannerLayout() {
  const { t } = useTranslation();
  const keys = useKeys(t);
  const user = useUser();
  const choice = useCompany();
  const [isNarrow, setNarrow] = useNarrow();
  const { data } = useFresh(SecondFactorMissing, {}, { skip: !user?.is_admin });
  usePlace(t('navigation.label'), choice.name);
  const may = {
    all: true,
    administrators: choice.isAdministrator,
    staff: Boolean(user?.is_staff || user?.is_superuser),
  };
  return (
    <SideNavLayout
      label={t('navigation.label')}
      menuLabel={t('navigation.menu')}
      narrow={{ on: isNarrow, change: setNarrow, label: t('navigation.narrow') }}
      top={choice.hasChoice && <CompanyPicker choice={choice} />}
      items={
        <>
          {items
            .filter(({ who }) => may[who])
            .map(({ id, Icon }) => (
              <NavItem
                key={id}
                as={NavLink}
                to={choice.within(paths[id])}
                end={id === 'dashboard'}
                icon={<Icon aria-hidden />}
              >
                {t(`navigation.${id}`)}
              </NavItem>
            ))}
          {keys.entry}
        </>
      }
    >
      {keys.dialog}
      <ToastProvider texts={toastTexts(t)}>
        <LiveProvider
          follows={choice.isAdministrator ? { ...(choice.company && { company: choice.company }) } : undefined}
          // Who looks at all companies at once is not told of every change of each: they would never be told anything else.
          {...(choice.company && { changedBy: (names: string) => t('changedBy', { names }) })}
        >
          <Suspense fallback={<Spinner size="large" label={t('loading')} />}>
            {data?.secondFactorMissing ? <SecondFactorFirst /> : <Outlet />}
          </Suspense>
        </LiveProvider>
      </ToastProvider>
    </SideNavLayout>
  );
}

/** Where this device remembers that its planner knows the navigation by its icons. */
const key = 'narrowPlanner';

/** Whether the planner's navigation shows its icons only. */
function useNarrow(): [boolean, (wanted: boolean) => void] {
  const [isNarrow, setNarrow] = useState(() => deviceStorage.getItem(key) !== null);
  return [
    isNarrow,
    (wanted) => {
      setNarrow(wanted);
      if (wanted) deviceStorage.setItem(key, 'yes');
      else deviceStorage.removeItem(key);
    },
  ];
}

/** In the place of every screen, for an administrator whose company asks for two steps: leads to where they are set up. */
function SecondFactorFirst() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading>{t('secondFactorFirst.title')}</PageHeading>
      <Notice
        kind="info"
        action={
          <LinkButton as={Link} to={paths.account}>
            {t('secondFactorFirst.action')}
          </LinkButton>
        }
      >
        {t('secondFactorFirst.text')}
      </Notice>
    </>
  );
}

/** For superusers, and for administrators of several companies. More than a hundred are found by typing. */
function CompanyPicker({ choice }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const { company, name, companies, all, choose } = choice;
  const [text, search] = useState('');
  const settled = useSettled(text);
  const result = useQuery(MyCompanies, { variables: { search: settled }, skip: !all });
  const found = all ? (result.data ?? result.previousData)?.companies : { count: companies.length, results: companies };
  return (
    <CompanySelect
      label={t('companies.label')}
      none={all ? t('companies.all') : undefined}
      choices={choicesOf(found, { text, settled, search, result }, (each) => each)}
      searching={text !== ''}
      value={company === undefined ? null : { id: company, name: name ?? t('companies.unknown', { id: company }) }}
      onChange={(id) => choose(id || undefined)}
    />
  );
}
