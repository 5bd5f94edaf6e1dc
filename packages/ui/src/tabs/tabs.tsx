import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs, type Key } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { color, controlHeight, fontSize, motion, space } from '../tokens/index.ts';

export type TabsProps = {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  /** Chosen tab, when the caller keeps it; otherwise the first one is chosen at the start. */
  selected?: string;
  onSelect?: (id: string) => void;
};

const List = styled(TabList)`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${color.border};
`;

const StyledTab = styled(Tab)`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${controlHeight.touch};
  padding-inline: ${space(4)};
  border-bottom: 2px solid transparent;
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 550;
  cursor: pointer;
  transition: color ${motion.fast};

  &:hover {
    color: ${color.text};
  }
  &[data-selected] {
    border-color: ${color.accent};
    color: ${color.text};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.accent};
    /* Inside, because the row cuts off what reaches over it. */
    outline-offset: -2px;
  }
` as typeof Tab;

const Panel = styled(TabPanel)`
  padding-top: ${space(5)};
` as typeof TabPanel;

/** Several views in one place, one seen at a time; arrow keys move along the row. For screens of their own use links. */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => (
  <AriaTabs selectedKey={selected} onSelectionChange={(key: Key) => onSelect?.(String(key))}>
    <List aria-label={label}>
      {tabs.map((tab) => (
        <StyledTab key={tab.id} id={tab.id}>
          {tab.label}
        </StyledTab>
      ))}
    </List>
    {tabs.map((tab) => (
      <Panel key={tab.id} id={tab.id}>
        {tab.content}
      </Panel>
    ))}
  </AriaTabs>
);
