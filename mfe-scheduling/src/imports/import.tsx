import { importFields, importKinds, importLimits, type ImportKind, scheduling } from '@portfolio/contracts/scheduling';
import { dollars } from '@portfolio/remote-kit/figures';
import { Button } from '@portfolio/ui/button';
import { DropArea } from '@portfolio/ui/drop-area';
import { CheckboxField, TextareaField } from '@portfolio/ui/field';
import { EmptyState } from '@portfolio/ui/empty-state';
import { NotFound } from '@portfolio/remote-kit';
import { Form, FormActions } from '@portfolio/ui/form';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Spinner } from '@portfolio/ui/spinner';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCompany } from '../shared/company/use-company.tsx';
import { paths } from '../paths.ts';
import { BackLink } from '../shared/details/detail-screen.tsx';
import { LoadError } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import { ColumnFields } from './column-fields.tsx';
import { csvOfPeople } from './pasted-people.ts';
import { PreviewTable } from './preview-table.tsx';
import { useImport, type ImportState, type Report } from './use-import.ts';

const isKind = (kind: string | undefined): kind is ImportKind => importKinds.some((known) => known === kind);

/** Brings a list from a CSV file: choose, look at what it would bring, confirm. */
export function Import() {
  const { t } = useTranslation();
  const { kind } = useParams();
  const { company, name, within } = useCompany();
  if (!isKind(kind)) return <NotFound />;
  return (
    <>
      <PageHeading
        back={<BackLink to={within(paths[kind])}>{t(`import.back.${kind}`)}</BackLink>}
        description={name ?? t('import.lead')}
      >
        {t(`import.title.${kind}`)}
      </PageHeading>
      {company === undefined ? (
        <EmptyState title={t('companySettings.choose')}>{t('import.chooseHint')}</EmptyState>
      ) : (
        // Another company, or another list, is another import.
        <Steps key={`${kind} ${company}`} kind={kind} company={company} />
      )}
    </>
  );
}

function Steps({ kind, company }: { kind: ImportKind; company: string }) {
  const { t } = useTranslation();
  const state = useImport(kind, company);
  const { file, report, failure, sending, choose, reset, again } = state;
  /** Stays until it is imported, to be corrected. */
  const [list, setList] = useState('');
  const [isPasted, setPasted] = useState(false);
  const take = (chosen: File, pasted: boolean): void => {
    setPasted(pasted);
    choose(chosen);
  };
  const another = (): void => {
    setList('');
    reset();
  };

  if (report?.saved) return <Done kind={kind} report={report} onAnother={another} />;
  if (!file) {
    return (
      <Stack $gap={4}>
        <DropArea
          aria-label={t('import.file')}
          prompt={t('import.drop')}
          accept=".csv,.tsv,.txt,text/csv"
          onFiles={([chosen]) => chosen && take(chosen, false)}
        />
        <Muted as="p">{t('import.hint', { max: importLimits.rows })}</Muted>
        {kind === 'rotations' && <Muted as="p">{t('import.rotationsHint')}</Muted>}
        {kind === 'employees' && <PasteForm list={list} onChange={setList} onPaste={(pasted) => take(pasted, true)} />}
      </Stack>
    );
  }
  return (
    <Stack $gap={5}>
      <Cluster $gap={3}>
        <strong>{file.name}</strong>
        <Button onClick={reset} disabled={sending}>
          {t(isPasted ? 'import.changeList' : 'import.other')}
        </Button>
      </Cluster>
      {failure !== undefined && (
        <LoadError title={failure} retry={again} retrying={sending}>
          {t('import.nothingWritten')}
        </LoadError>
      )}
      {!report && failure === undefined && <Spinner label={t('import.reading')} showLabel />}
      {report && <Judged kind={kind} report={report} state={state} isPasted={isPasted} />}
    </Stack>
  );
}

interface JudgedProps {
  kind: ImportKind;
  report: Report;
  state: ImportState;
  isPasted: boolean;
}

function Judged({ kind, report, state, isPasted }: JudgedProps) {
  const { t } = useTranslation();
  const { counts, missing } = report;
  const [invites, setInvites] = useState(false);
  const absent = importFields[kind].required.filter((field) => missing.includes(field));
  return (
    <>
      {missing.length > 0 && (
        <Notice kind="warning">
          {t('import.missing', { fields: absent.map((field) => t(`import.fields.${field}`)).join(', ') })}
        </Notice>
      )}
      <ColumnFields
        kind={kind}
        columns={report.columns}
        open={missing.length > 0}
        busy={state.sending}
        onAssign={state.assign}
      />
      {missing.length === 0 && (
        <>
          <Summary report={report} />
          <PreviewTable rows={report.rows} hasNumbers={!isPasted} />
          {counts.bad === 0 && counts.new > 0 && (
            <Cluster $gap={3} $justify="end">
              {kind === 'employees' && (
                <CheckboxField
                  label={t('import.invite')}
                  checked={invites}
                  onChange={({ target }) => setInvites(target.checked)}
                />
              )}
              <Button variant="primary" loading={state.sending} onClick={() => state.confirm(invites)}>
                {t('import.confirm', { count: counts.new })}
              </Button>
            </Cluster>
          )}
        </>
      )}
    </>
  );
}

/** What the file would bring, in a sentence. */
function Summary({ report: { counts } }: { report: Report }) {
  const { t } = useTranslation();
  const there = counts.there > 0 ? ` ${t('import.there', { count: counts.there })}` : '';
  if (counts.bad > 0) return <Notice kind="danger">{`${t('import.bad', { count: counts.bad })}${there}`}</Notice>;
  if (counts.new === 0) return <Notice kind="info">{t('import.nothingNew', { count: counts.there })}</Notice>;
  const warned = counts.warned > 0 ? ` ${t('import.warned', { count: counts.warned })}` : '';
  return (
    <Notice kind={counts.warned > 0 ? 'warning' : 'info'}>
      {`${t('import.ready', { count: counts.new })}${there}${warned}`}
    </Notice>
  );
}

function Done({ kind, report, onAnother }: { kind: ImportKind; report: Report; onAnother: () => void }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const { counts, invited } = report;
  const there = counts.there > 0 ? ` ${t('import.there', { count: counts.there })}` : '';
  const told = invited > 0 ? ` ${t('import.invited', { count: invited })}` : '';
  return (
    <Stack $gap={5}>
      <Notice kind="success">{`${t('import.done', { count: counts.new })}${there}${told}`}</Notice>
      <Cluster $gap={3}>
        <LinkButton as={Link} to={within(paths[kind])} variant="primary">
          {t(`import.open.${kind}`)}
        </LinkButton>
        {kind === 'employees' && (
          <LinkButton as={Link} to={within(paths.scheduler)}>
            {t('import.plan')}
          </LinkButton>
        )}
        <Button onClick={onAnother}>{t('import.another')}</Button>
      </Cluster>
    </Stack>
  );
}

interface Props {
  list: string;
  onChange: (list: string) => void;
  /** The list as a CSV file. */
  onPaste: (file: File) => void;
}

/** People from a list that is pasted: what comes of it is looked at as with a file, before anything is saved. */
function PasteForm({ list, onChange, onPaste }: Props) {
  const { t, language } = useTranslation();
  const read = (): void => {
    if (list.trim() !== '') onPaste(new File([csvOfPeople(list)], t('import.pasted'), { type: 'text/csv' }));
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <TextareaField
        label={t('import.paste')}
        hint={t('import.pasteHint', { rate: dollars(scheduling.defaultHourlyRate, language) })}
        rows={6}
        autoComplete="off"
        value={list}
        onChange={({ target }) => onChange(target.value)}
      />
      <FormActions>
        <Button type="submit" disabled={list.trim() === ''}>
          {t('import.check')}
        </Button>
      </FormActions>
    </Form>
  );
}
