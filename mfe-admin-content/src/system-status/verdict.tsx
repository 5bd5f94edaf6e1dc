import type { ProcessStatus } from '@portfolio/contracts/operations';
import { Notice } from '@portfolio/ui/notice';
import { useTranslation } from '../translator.ts';
import { problemsOf } from './problems.ts';

/** The whole at a glance: that all is well, or what is not. */
export function Verdict({ processes }: { processes: readonly ProcessStatus[] }) {
  const { t } = useTranslation();
  const problems = processes.flatMap(problemsOf);
  if (problems.length === 0)
    return <Notice kind="success">{t('systemStatus.well', { count: processes.length })}</Notice>;
  const isAway = problems.some(({ kind }) => kind === 'down' || kind === 'unavailable');
  return (
    <Notice kind={isAway ? 'danger' : 'warning'}>
      <strong>{t('systemStatus.wrong')}</strong>
      <ul>
        {problems.map(({ process, kind, count }) => (
          <li key={`${process} ${kind}`}>{t(`systemStatus.problems.${kind}`, { process, count })}</li>
        ))}
      </ul>
    </Notice>
  );
}
