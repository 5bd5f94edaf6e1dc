import { Card, CardBody } from '@portfolio/ui/card';
import { Grid } from '@portfolio/ui/layout';
import { Picture } from '@portfolio/ui/picture';
import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { Action, Paragraphs, sourcesOf } from './parts.tsx';
import type { SectionCard } from './section.types.ts';

const Whole = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;

  & > ${CardBody} {
    flex: 1;
  }
  /* Buttons of a row of cards stand on one line. */
  & > ${CardBody} > :has(> a) {
    margin-top: auto;
    padding-top: ${space(2)};
  }
`;

const OneCard = ({ card }: { card: SectionCard }) => (
  <Whole as="article" $flush>
    {card.image && (
      <Picture
        src={card.image.url}
        sources={sourcesOf(card.image)}
        sizes="(min-width: 64em) 22rem, (min-width: 40em) 45vw, 92vw"
        alt={card.imageAlt ?? ''}
        width={16}
        height={9}
        seed={card.title}
      />
    )}
    <CardBody>
      {card.title && <h3 dir="auto">{card.title}</h3>}
      <Paragraphs text={card.content} />
      <Action text={card.buttonText} url={card.buttonUrl} />
    </CardBody>
  </Whole>
);

/** The cards of a section, in one, two or three columns. */
export const SectionCards = ({ cards }: { cards: readonly SectionCard[] }) =>
  cards.length > 0 && (
    <Grid as="ul">
      {cards.map((card, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- cards have no other name than their place
        <li key={place}>
          <OneCard card={card} />
        </li>
      ))}
    </Grid>
  );
