import type { ComponentType } from 'react';
import { useCompany, type CompanyChoice } from './use-company.ts';

/** A screen of the company in the address. Another company has other things: nothing of the last one stays in sight. */
export const ofCompany = (Screen: ComponentType<{ choice: CompanyChoice }>) =>
  function OfCompany() {
    const choice = useCompany();
    return <Screen key={choice.company ?? 'all'} choice={choice} />;
  };
