import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { PageHeading } from '@portfolio/ui/page-heading';
import { color, media, space } from '@portfolio/ui/tokens';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Screen } from '../layout/screen.tsx';
import { useTranslation } from '../translator.ts';
import { ChatWindow } from './chat-window.tsx';
import { useChat } from './use-chat.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

const About = styled(Card)`
  display: grid;
  gap: ${space(3)};
  color: ${color.muted};

  & > h2 {
    color: ${color.text};
  }
`;

/** core-site.md §2, "/chatbot": a chat window and an About section. */
export function Chatbot() {
  const { t } = useTranslation();
  const about = useId();
  const chat = useChat();
  return (
    <Screen>
      <PageHeading description={t('chatbot.lead')}>{t('chatbot.title')}</PageHeading>
      <Columns>
        <ChatWindow chat={chat} />
        <About as="section" aria-labelledby={about}>
          <h2 id={about}>{t('chatbot.about')}</h2>
          <p>{t('chatbot.aboutWhat')}</p>
          <p>{t('chatbot.aboutHow')}</p>
          <p>
            <Link to="/contact">{t('chatbot.contact')}</Link>
          </p>
          <p>{t('chatbot.aboutPrivacy')}</p>
          {chat.messages.length > 0 && !chat.waiting && (
            <div>
              <Button onClick={chat.forget}>{t('chatbot.forget')}</Button>
            </div>
          )}
        </About>
      </Columns>
    </Screen>
  );
}
