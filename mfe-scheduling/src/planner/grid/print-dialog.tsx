import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { ExportButton } from '../../shared/exports/export-button.tsx';
import { Dialog } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { useGrid } from './grid-context.ts';
import type { Row, Schedule, ScheduledShift, Site } from './grid.types.ts';
import type { Wanted } from './paper.ts';
import { useSheets } from './use-sheets.ts';

interface Props {
  schedule: Schedule;
  shifts: readonly ScheduledShift[];
  rows: readonly Row[];
  onPrint: (wanted: Wanted) => void;
  onClose: () => void;
}

/** What goes to the printer, and on how many pages; of one site, a file as well. */
export function PrintDialog({ schedule, shifts, rows, onPrint, onClose }: Props) {
  const { t } = useTranslation();
  const { week, sites, drafts } = useSheets({ schedule, shifts, rows });
  const [wanted, setWanted] = useState<Wanted>('week');
  const one = sites.find(({ key }) => key === wanted);
  const sheets = one ? [one] : sites;
  const pages = wanted === 'week' ? week.length : sheets.reduce((sum, sheet) => sum + sheet.pages.length, 0);
  return (
    <Dialog
      title={t('scheduler.print')}
      onClose={onClose}
      actions={
        <>
          {one?.site && <SiteExport site={one.site} company={schedule.company.id} />}
          <Button
            variant="primary"
            icon={<Printer aria-hidden />}
            disabled={pages === 0}
            onClick={() => onPrint(wanted)}
          >
            {t('scheduler.print')}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <SelectField
          label={t('scheduler.paper.what')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        >
          <option value="week">{t('scheduler.paper.week')}</option>
          <option value="sites">{t('scheduler.paper.sites')}</option>
          {sites.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </SelectField>
        <p role="status">
          {pages === 0
            ? t('scheduler.sheets.none')
            : t(wanted === 'week' ? 'scheduler.paper.landscape' : 'scheduler.paper.portrait', { count: pages })}
        </p>
        {drafts > 0 && <Muted as="p">{t('scheduler.paper.drafts', { count: drafts })}</Muted>}
      </Stack>
    </Dialog>
  );
}

/** What is published of a site in these days. */
function SiteExport({ site: { clientId, locationId }, company }: { site: Site; company: string }) {
  const { t } = useTranslation();
  const { period } = useGrid();
  const query = new URLSearchParams({
    format: 'csv',
    company,
    client: clientId,
    ...(locationId !== null && { location: locationId }),
    start_after: period.days[0]!.toString(),
    end_before: period.days.at(-1)!.toString(),
  });
  return (
    <ExportButton
      path={`/planner/shifts/export/?${query.toString()}`}
      name="shifts_export"
      failed={t('shifts.exportFailed')}
    />
  );
}
