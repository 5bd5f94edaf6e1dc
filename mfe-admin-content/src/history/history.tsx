import { useQuery } from '@apollo/client/react';
import { Button } from '@portfolio/ui/button';
import { Spinner } from '@portfolio/ui/spinner';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { useRetry } from '@portfolio/remote-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { RevisedKind } from '../generated/graphql.ts';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { Revisions } from './history.graphql.ts';
import { RevisionDialog } from './revision-dialog.tsx';
import { useRevisionWords, type ListedRevision } from './use-revision-words.ts';

const Details = styled.details`
  max-width: 40rem;
  margin-top: ${space(8)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.border};

  & > summary {
    width: fit-content;
    padding-block: ${space(2)};
    font-weight: 600;
    cursor: pointer;
  }
`;

const List = styled.ol`
  display: grid;
  max-height: 24rem;
  padding: 0;
  overflow: auto;
  list-style: '';

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)} ${space(4)};
    padding-block: ${space(1)};
    border-bottom: 1px solid ${color.border};
    overflow-wrap: anywhere;
    font-size: ${fontSize.small};
  }
`;

interface Props {
  kind: RevisedKind;
  id: string;
  /** The present revision of the item, as the form began from it. */
  present: number;
  /** An earlier one is the newest now. */
  onRestored: () => void;
}

/** What was saved of an item: by whom and when, to be compared and taken back. */
export function History(props: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('history.title')}</summary>
      {/* Read anew once another version is the present one. */}
      {open && <Versions key={props.present} {...props} />}
    </Details>
  );
}

function Versions({ kind, id, present, onRestored }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ListedRevision>();
  const words = useRevisionWords();
  const result = useQuery(Revisions, { variables: { kind, id }, fetchPolicy: 'network-only' });
  const { failure, retry, retrying } = useRetry(result);
  const revisions = result.data?.revisions;

  if (failure) {
    return <LoadError title={t('history.failed')} retry={retry} retrying={retrying} />;
  }
  if (!revisions) return <Spinner label={t('history.loading')} />;
  return (
    <>
      {revisions.length < 2 && <p>{t('history.onlyOne')}</p>}
      <List aria-label={t('history.title')}>
        {revisions.map((revision, place) => (
          <li key={revision.revision}>
            <span>{words(revision)}</span>
            {place === 0 ? (
              <span>{t('history.present')}</span>
            ) : (
              <Button size="small" onClick={() => setChosen(revision)}>
                {t('history.compare')} <VisuallyHidden>{words(revision)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </List>
      {chosen && (
        <RevisionDialog
          {...{ kind, id, present, revisions }}
          revision={chosen}
          onClose={() => setChosen(undefined)}
          onRestored={() => {
            setChosen(undefined);
            onRestored();
          }}
        />
      )}
    </>
  );
}
