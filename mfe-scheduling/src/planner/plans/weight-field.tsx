import { Field } from '@portfolio/ui/field';
import { color, fontSize, media, space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
`;

const Slider = styled.input`
  flex: 1 1 8rem;
  min-width: 0;
  height: 2rem;
  accent-color: ${color.accent};
  cursor: pointer;

  ${media.touch} {
    height: 2.75rem;
  }
`;

const Words = styled.output`
  flex: none;
  width: 8rem;
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const wordOf = (value: number) =>
  value === 0 ? 'none' : value < 4 ? 'little' : value < 7 ? 'some' : value < 10 ? 'much' : 'most';

interface Props {
  label: string;
  hint: string;
  /** From 0 to 10. */
  value: number;
  onChange: (value: number) => void;
}

/** How much a wish counts, said in words. */
export function WeightField({ label, hint, value, onChange }: Props) {
  const { t } = useTranslation();
  const words = t(`plans.weight.${wordOf(value)}`);
  return (
    <Field label={label} hint={hint}>
      {(attributes) => (
        <Line>
          <Slider
            type="range"
            min={0}
            max={10}
            value={value}
            aria-valuetext={words}
            onChange={({ target }) => onChange(Number(target.value))}
            {...attributes}
          />
          <Words htmlFor={attributes.id}>{words}</Words>
        </Line>
      )}
    </Field>
  );
}
