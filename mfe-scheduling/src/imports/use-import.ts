import { useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { importLimits, type ImportKind } from '@portfolio/contracts/scheduling';
import { useFaultText, useRefusalText } from '@portfolio/remote-kit/forms';
import { useState } from 'react';
import type { ImportCsvMutation } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { graphql } from '../generated/index.ts';

/** A preview of what a CSV file brings, and confirmed, the import. */
const ImportCsv = graphql(`
  mutation ImportCsv {
    importCsv {
      saved
      invited
      missing
      columns {
        heading
        field
      }
      counts {
        ...all
      }
      rows {
        ...all
        problems {
          heading
          severity
          code
          message
          params {
            name
            value
          }
        }
      }
    }
  }
`);

export type Report = ImportCsvMutation['importCsv'];
export type ReportedRow = Report['rows'][number];

/**
 * A file on its way in: chosen, judged, perhaps with its columns assigned, confirmed. The file stays in the browser and
 * is sent each time.
 */
export function useImport(kind: ImportKind, company: string) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const { sentence } = useFaultText({});
  const [send, { loading }] = useMutation(ImportCsv);
  const [step, setStep] = useState<{ file: File; report?: Report }>();
  const [failure, setFailure] = useState<string>();

  const ask = async (file: File, given: { confirm?: boolean; invite?: boolean; columns?: string[] }): Promise<void> => {
    setFailure(undefined);
    try {
      const { data } = await send({
        variables: { kind: asked(kind), company, file, ...given },
        // What was made shows wherever it is listed.
        ...(given.confirm && { refetchQueries: 'active' }),
      });
      if (data) setStep({ file, report: data.importCsv });
    } catch (error) {
      setFailure(say(error, t('import.failed')));
    }
  };

  const { file, report } = step ?? {};
  const columns = report?.columns.map(({ field }) => field ?? '');
  return {
    file,
    report,
    failure,
    sending: loading,
    choose: (chosen: File): void => {
      setStep({ file: chosen });
      const limit = `${importLimits.bytes / 2 ** 20} MB`;
      if (chosen.size > importLimits.bytes) setFailure(sentence('', fault('file_too_large', { limit })));
      else void ask(chosen, {});
    },
    /** Judges the file anew with another field for a column; one that another column had is taken from it. */
    assign: (index: number, field: string): void => {
      if (!file || !columns) return;
      const others = columns.map((known) => (known === field ? '' : known));
      void ask(file, { columns: others.with(index, field) });
    },
    again: (): void => {
      if (file) void ask(file, columns ? { columns } : {});
    },
    /** @param invite whether who is new gets an invitation by e-mail */
    confirm: (invite: boolean): void => {
      if (file && columns) void ask(file, { confirm: true, columns, ...(invite && { invite }) });
    },
    reset: (): void => {
      setStep(undefined);
      setFailure(undefined);
    },
  };
}

export type ImportState = ReturnType<typeof useImport>;

const asked = (kind: ImportKind) =>
  ({ clients: 'CLIENTS', employees: 'EMPLOYEES', posts: 'POSTS', rotations: 'ROTATIONS', shifts: 'SHIFTS' } as const)[
    kind
  ];
