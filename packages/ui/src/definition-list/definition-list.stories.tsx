import { DefinitionList } from './definition-list.tsx';

export const ShiftDetail = () => (
  <DefinitionList
    blank="—"
    items={[
      { term: 'Client', detail: 'Harbour Logistics' },
      { term: 'Location', detail: 'Pier 4, 120 Dock Road, Rotterdam' },
      { term: 'Duration', detail: '8.50 h' },
      { term: 'Notes', detail: '' },
    ]}
  />
);
