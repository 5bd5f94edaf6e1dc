import type { boxesOf } from '@portfolio/remote-kit/list-tools';
import { StatusBadge } from '@portfolio/ui/status-badge';
import { color, fontSize, motion, radius, soft, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import type { AdminMessagesQuery } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { useDateTime } from '../times/use-date-time.ts';

export type Message = AdminMessagesQuery['contactMessages']['results'][number];

/** core-site.md §9: contact message list maximum height. */
const maxHeight = 600;

const List = styled.ul`
  max-height: ${maxHeight}px;
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  overscroll-behavior: contain;

  & > .with-box {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
  & > li + li {
    border-top: 1px solid ${color.border};
  }
`;

const Box = styled.input`
  width: 1.25rem;
  height: 1.25rem;
  margin: ${space(3)};
  accent-color: ${color.accent};
`;

const Entry = styled.button`
  display: grid;
  gap: ${space(1)};
  width: 100%;
  padding: ${space(3)} ${space(4)};
  border: 0;
  background: transparent;
  color: ${color.text};
  text-align: left;
  cursor: pointer;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.raised};
  }
  &[aria-current='true'] {
    background: ${soft('accent')};
    box-shadow: inset 3px 0 0 ${color.accent};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Subject = styled.span<{ $unread: boolean }>`
  font-size: ${fontSize.small};
  font-weight: ${({ $unread }) => ($unread ? 650 : 400)};
  overflow-wrap: anywhere;
`;

const Small = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.tiny};
  overflow-wrap: anywhere;
`;

interface Props {
  messages: readonly Message[];
  /** Id of the one that is open. */
  open: string | undefined;
  onOpen: (id: string) => void;
  /** While messages are being selected. */
  boxes: ReturnType<typeof boxesOf<Message>>;
}

export function MessageList({ messages, open, onOpen, boxes }: Props) {
  const { t } = useTranslation();
  const dateTime = useDateTime();

  return (
    <List aria-label={t('messages.title')}>
      {messages.map(({ id, name, subject, isRead, createdAt }, index) => (
        <li key={id} className={boxes && 'with-box'}>
          {boxes && (
            <Box
              type="checkbox"
              aria-label={boxes.name(messages[index]!)}
              checked={boxes.chosen.has(id)}
              onChange={({ target }) => boxes.choose(id, target.checked)}
            />
          )}
          <Entry data-preview={id} type="button" aria-current={id === open} onClick={() => onOpen(id)}>
            <Line>
              <Subject $unread={!isRead}>{subject}</Subject>
              {!isRead && <StatusBadge status="unread">{t('messages.isUnread')}</StatusBadge>}
            </Line>
            <Line>
              <Small>{name}</Small>
              <Small as="time" dateTime={createdAt}>
                {dateTime(createdAt)}
              </Small>
            </Line>
          </Entry>
        </li>
      ))}
    </List>
  );
}
