import { toldConflict } from '@portfolio/planning/conflicts';
import { Notice } from '@portfolio/ui/notice';
import { graphql, type DocumentType } from '../generated/index.ts';
import { useTranslation } from '../translator.ts';

const fragment = graphql('fragment ConflictFields on ShiftConflict { ...all other { ...all } }');

interface Props {
  conflicts: readonly DocumentType<typeof fragment>[];
  when: (start: string, end: string) => string;
}

/** What speaks against taking a shift, one sentence each. */
export function Conflicts({ conflicts, when }: Props) {
  const { language } = useTranslation();
  return conflicts.map((conflict) => {
    const { code, sentence } = toldConflict(conflict, { language, when });
    return (
      <Notice key={code} kind="warning">
        {sentence}
      </Notice>
    );
  });
}
