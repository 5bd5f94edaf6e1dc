import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, media, space } from '../tokens/tokens.ts';

export type PageHeadingProps = {
  /** The words of the screen's one h1. */
  children: ReactNode;
  /** One sentence below. */
  description?: ReactNode;
  /** A link back, above. */
  back?: ReactNode;
  /** Of title and description, where it is not the screen's. */
  lang?: string;
  /** The screen's buttons: beside the title, below it on narrow screens. */
  actions?: ReactNode;
  /** The h1 itself: it takes the focus after navigation (`ref.current.focus()`). */
  ref?: Ref<HTMLHeadingElement>;
};

const Header = styled.header`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(6)};
`;

const Back = styled.div`
  font-size: ${fontSize.small};

  ${media.print} {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  max-width: 42rem;
  margin-top: ${space(2)};
  color: ${color.muted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** The screen's title. The h1 can be focused by script, never by Tab. Words of any language find their own direction. */
export const PageHeading = ({ children, description, back, lang, actions, ref }: PageHeadingProps) => (
  <Header>
    {back && <Back>{back}</Back>}
    <Row>
      <Words>
        <h1 ref={ref} tabIndex={-1} dir="auto" lang={lang}>
          {children}
        </h1>
        {description && (
          <Description dir="auto" lang={lang}>
            {description}
          </Description>
        )}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  </Header>
);
