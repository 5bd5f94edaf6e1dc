import { useOpened } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { LinkButton } from '@portfolio/ui/link-button';
import CopyPlus from 'lucide-react/icons/copy-plus';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Sparkles from 'lucide-react/icons/sparkles';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.ts';
import { useTranslation } from '../../translator.ts';
import type { Period } from '../grid/calendar.ts';
import { plannedOf, type Planned } from '../grid/changes.ts';
import type { Schedule } from '../grid/grid.types.ts';
import type { ShiftChanges } from '../grid/use-shift-changes.ts';
import type { Batch } from '../repetition/batch.graphql.ts';
import { CopyWeekDialog } from './copy-week.tsx';
import { SampleWeek } from './sample-week.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

interface Props {
  schedule: Schedule;
  period: Period;
  changes: ShiftChanges;
}

/** What fills the shown days at once: buttons that open the dialogs of {@link RepeatDialogs}, and the way to a plan that repairs, too. */
export function RepeatTools({ period: { days }, client }: { period: Period; client: string }) {
  const { t } = useTranslation();
  const [, open] = useOpened();
  const { within } = useCompany();
  const asked = { from: String(days[0]), until: String(days.at(-1)), move: '1', ...(client && { client }) };
  return (
    <>
      <Button icon={<CopyPlus aria-hidden />} onClick={() => open('copy')}>
        {t('repetition.copyWeek')}
      </Button>
      <Button icon={<LayoutTemplate aria-hidden />} onClick={() => open('templates')}>
        {t('templates.open')}
      </Button>
      <LinkButton as={Link} to={within(`${paths.fill}?${new URLSearchParams(asked)}`)} icon={<Sparkles aria-hidden />}>
        {t('plans.fillDays')}
      </LinkButton>
    </>
  );
}

/** Their dialogs, which an address opens too. Each is one step to undo. */
export function RepeatDialogs({ schedule, period, changes }: Props) {
  const company = schedule.company.id;
  const { t } = useTranslation();
  const [opened, open] = useOpened();
  const close = (): void => open(undefined);
  const made = (batch: Batch): void => {
    close();
    void changes.take(madeOf(batch), t('repetition.done', { count: madeOf(batch).length }));
  };
  return (
    <>
      {opened === 'copy' && <CopyWeekDialog {...{ company, period }} onMade={made} onClose={close} />}
      {opened === 'sample' && <SampleWeek {...{ schedule, period, changes }} onClose={close} />}
      {opened?.startsWith('template') && <TemplatesDialog {...{ company, period }} onMade={made} onClose={close} />}
    </>
  );
}

/** What was made, as the history of the grid knows it. */
function madeOf({ shifts }: Batch): { key: string; shift: Planned }[] {
  return shifts.flatMap(({ id, state, ...shift }) =>
    state === 'MADE' && id ? [{ key: id, shift: plannedOf({ ...shift, postId: null, status: 'SCHEDULED' }) }] : [],
  );
}
