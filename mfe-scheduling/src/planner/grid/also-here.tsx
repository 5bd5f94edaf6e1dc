import { color, fontSize } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';

/** Shown at first; how many more there are is said. */
const most = 3;

const List = styled.ul`
  display: flex;
  flex: none;

  & > li {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 2px solid ${color.bg};
    border-radius: 50%;
    background: ${color.raised};
    color: ${color.text};
    font-size: ${fontSize.tiny};
    font-weight: 600;
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
  }
  & > li + li {
    margin-left: -0.375rem;
  }
`;

/** Who else looks at the same days, by their initials. */
export function AlsoHere({ people }: { people: readonly { user: number; name: string }[] }) {
  const { t } = useTranslation();
  const once = [...new Map(people.map((one) => [one.user, one.name || t('scheduler.someone')])).entries()];
  if (once.length === 0) return null;
  const more = once.slice(most).map(([, name]) => name);
  return (
    <List aria-label={t('scheduler.alsoHere')}>
      {once.slice(0, most).map(([user, name]) => (
        <li key={user} title={`${t('scheduler.alsoHere')}: ${name}`}>
          <span aria-hidden>{initialsOf(name)}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
      {more.length > 0 && (
        <li title={more.join(', ')}>
          <span aria-hidden>+{more.length}</span>
          <VisuallyHidden>{more.join(', ')}</VisuallyHidden>
        </li>
      )}
    </List>
  );
}

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 32).trim())
    .join('')
    .toUpperCase();
};
