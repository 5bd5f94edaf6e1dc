import { chatMessageMaxLength } from '@portfolio/contracts/content';
import { Button } from '@portfolio/ui/button';
import { IconButton } from '@portfolio/ui/icon-button';
import { color, controlHeight, fontSize, radius, space } from '@portfolio/ui/tokens';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const Line = styled.form`
  display: flex;
  gap: ${space(2)};
  padding: ${space(3)};
  border-top: 1px solid ${color.border};
  background: ${color.raised};
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${controlHeight.touch};
  padding-inline: ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.field};
  color: ${color.text};
  font-size: ${fontSize.body};

  &:disabled {
    background: ${color.raised};
    color: ${color.muted};
  }
`;

interface Props {
  waiting: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** core-site.md §5: an empty or whitespace-only message is not sent; nothing can be typed or sent while a reply is awaited. */
export function ChatInput({ waiting, onSend, onStop }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const waited = useRef(false);

  // A disabled field loses the focus; whoever was typing goes on typing.
  useEffect(() => {
    if (waited.current && !waiting) input.current?.focus();
    waited.current = waiting;
  }, [waiting]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const message = text.trim();
    if (message === '' || waiting) return;
    onSend(message);
    setText('');
  };

  return (
    <Line method="post" action="/chatbot" onSubmit={submit}>
      <Input
        ref={input}
        name="message"
        value={text}
        onChange={(event) => setText(event.target.value)}
        disabled={waiting}
        maxLength={chatMessageMaxLength}
        aria-label={t('chatbot.message')}
        placeholder={t('chatbot.placeholder')}
        autoComplete="off"
        enterKeyHint="send"
      />
      {waiting && (
        <Button icon={<Square aria-hidden fill="currentColor" />} onClick={onStop}>
          {t('chatbot.stop')}
        </Button>
      )}
      <IconButton
        type="submit"
        variant="primary"
        icon={<SendHorizontal aria-hidden />}
        label={t('chatbot.send')}
        disabled={waiting}
      />
    </Line>
  );
}
