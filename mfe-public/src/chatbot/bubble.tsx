import { color, fontSize, radius, soft, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { clockTime } from '@portfolio/remote-kit/times';
import { useTranslation } from '../translator.ts';
import type { ChatMessage } from './conversation.ts';

type Look = 'user' | 'bot' | 'error';

const looks = {
  user: `background: ${color.accent}; color: ${color.onAccent}; align-self: end;`,
  bot: `background: ${color.raised}; color: ${color.text}; align-self: start;`,
  // core-site.md §8: a red bot message.
  error: `background: ${soft('danger')}; color: ${color.danger}; align-self: start;`,
};

const Box = styled.article<{ $look: Look }>`
  max-width: min(85%, 36rem);
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.card};
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${({ $look }) => looks[$look]}
`;

const Foot = styled.footer`
  margin-top: ${space(1.5)};
  font-size: ${fontSize.tiny};
  white-space: normal;
`;

const Sources = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(3)};
  padding: ${space(2)} 0 0;
  border-top: 1px solid ${color.border};
  font-size: ${fontSize.small};
  white-space: normal;
`;

const Failed = styled(OctagonAlert)`
  display: inline;
  margin-right: ${space(1.5)};
  vertical-align: -0.2em;
`;

const lookOf = ({ sender, isError }: ChatMessage): Look => (isError ? 'error' : sender);

/** One message of the conversation. */
export function Bubble({ message }: { message: ChatMessage }) {
  const { t, language } = useTranslation();
  const authored = useAuthored();
  const { sender, text, isError, isUnknown, sources, timestamp } = message;
  const time = clockTime(timestamp, language);
  return (
    <Box $look={lookOf(message)} dir="auto">
      <VisuallyHidden>{t(`chatbot.${sender}`)}: </VisuallyHidden>
      {isError && <Failed aria-hidden size={16} />}
      {text}
      {sources.length > 0 && (
        <Sources aria-label={t('chatbot.sources')}>
          {sources.map(({ url, title }) => (
            <li key={url} {...authored}>
              <Link to={url}>{title}</Link>
            </li>
          ))}
        </Sources>
      )}
      {isUnknown && (
        <Sources as="p">
          <Link to="/contact">{t('chatbot.contact')}</Link>
        </Sources>
      )}
      <Foot>
        <time dateTime={timestamp.toISOString()}>{time}</time>
      </Foot>
    </Box>
  );
}

/** What the bot says before anybody asked. */
export function Greeting() {
  const { t } = useTranslation();
  return (
    <Box $look="bot">
      <VisuallyHidden>{t('chatbot.bot')}: </VisuallyHidden>
      {t('chatbot.greeting')}
    </Box>
  );
}

/** What stands in the place of an answer. */
export function Failure() {
  const { t } = useTranslation();
  return (
    <Box as="p" $look="error">
      <Failed aria-hidden size={16} />
      {t('chatbot.failed')}
    </Box>
  );
}

const hop = keyframes`30% { translate: 0 -0.25rem; opacity: 1; }`;

const Dot = styled.span`
  display: inline-block;
  width: ${space(1.5)};
  height: ${space(1.5)};
  margin-right: ${space(1)};
  border-radius: 50%;
  background: currentcolor;
  opacity: 0.5;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${hop} 1.2s ease-in-out infinite;
  }
  &:nth-child(2) {
    animation-delay: 150ms;
  }
  &:nth-child(3) {
    animation-delay: 300ms;
  }
`;

const Dots = () => (
  <span aria-hidden>
    <Dot />
    <Dot />
    <Dot />
  </span>
);

/** A reply is awaited and has no words yet. */
export function TypingIndicator() {
  const { t } = useTranslation();
  return (
    <Box as="div" $look="bot" role="status">
      <VisuallyHidden>{t('chatbot.typing')}</VisuallyHidden>
      <Dots />
    </Box>
  );
}
