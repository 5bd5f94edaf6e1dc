import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Notice } from '@portfolio/ui/notice';
import { space } from '@portfolio/ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DraftBesideFragment, RevisedKind } from '../generated/graphql.ts';
import { Confirm } from '../screens.ts';
import { useDateTime } from '../times/use-date-time.ts';
import { useTranslation } from '../translator.ts';
import { useEditing } from './use-editing.ts';

/** Apart from the form below. */
const Place = styled.div`
  margin-bottom: ${space(5)};
`;

interface Props {
  kind: RevisedKind;
  draft: DraftBesideFragment;
  /** What is edited is the draft itself. */
  isDraft: boolean;
  onDiscard: () => Promise<unknown>;
}

/** Says of a draft what it stands beside, and of what is published that there is one. */
export function DraftNotice(props: Props) {
  return (
    <Place>
      <Said {...props} />
    </Place>
  );
}

function Said({ kind, draft, isDraft, onDiscard }: Props) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { edit } = useEditing();
  const { draftId, slug, ofTitle, savedAt, isBehind } = draft;
  if (!isDraft) {
    return (
      <Notice
        kind="info"
        action={
          <Button size="small" onClick={() => edit(draftId)}>
            {t('drafts.open')}
          </Button>
        }
      >
        {t('drafts.waits', { when: dateTime(savedAt) })}
      </Notice>
    );
  }
  return (
    <Notice
      kind={isBehind ? 'warning' : 'info'}
      action={
        <Cluster $gap={2}>
          {kind === 'PAGE' && (
            <LinkButton
              as={Link}
              size="small"
              to={`/admin/pages/sections/${draftId}`}
              state={{ page: { id: Number(draftId), title: ofTitle, slug } }}
            >
              {t('drafts.sections')}
            </LinkButton>
          )}
          <Confirm
            size="small"
            action={t('drafts.discard')}
            question={t('drafts.discardQuestion', { title: ofTitle })}
            onConfirm={async () => void (await onDiscard())}
          />
        </Cluster>
      }
    >
      {t('drafts.is', { title: ofTitle })} {isBehind && t('drafts.behind')}
    </Notice>
  );
}
