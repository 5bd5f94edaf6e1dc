import type { Trade } from '../trade.ts';

export const accountant: Trade = {
  name: 'accountant',
  things: [
    'the quiet room',
    'a shoebox of receipts',
    'the shared folder',
    'a spreadsheet',
    'the client portal',
    'the annual letter',
  ],
  subjects: [
    {
      kind: 'page',
      titles: ['Personal income tax', 'Your tax return'],
      says: [
        'We file the return and check the assessment when it arrives.',
        'Rents, dividends and commuting are considered one by one.',
        'Most clients hand over {thing} once and hear from us in {number} days.',
      ],
      asked: {
        en: [
          'the yearly declaration for the revenue office',
          'help paying fewer duties on my salary',
          'a declaration to the fiscal authority',
        ],
        es: ['la declaración de la renta', 'ayuda con los impuestos de mi sueldo'],
        fr: ['une déclaration de revenus', 'une aide pour mes impôts sur le salaire'],
      },
      plain: {
        en: ['Can you file my tax return?'],
        es: ['¿Pueden hacer mi declaración de impuestos?'],
        fr: ["Pouvez-vous faire ma déclaration d'impôts ?"],
      },
    },
    {
      kind: 'page',
      titles: ['Payroll', 'Wages done on time'],
      says: [
        'Payslips leave on the {number}th and social insurance is reported the same day.',
        'Holidays, sick leave and overtime are taken over from your time sheets.',
        'We register and deregister your people with the funds.',
      ],
      asked: {
        en: [
          'monthly salaries for my employees',
          'How are workers paid every month?',
          'calculating the earnings of my staff',
        ],
        es: ['las nóminas de mis empleados', 'el cálculo de los salarios'],
        fr: ['les fiches de paie de mes employés', 'le calcul des salaires'],
      },
      plain: { en: ['When are payslips and social insurance due?'] },
    },
    {
      kind: 'page',
      titles: ['Starting a company', 'Founders'],
      says: [
        'Which legal form fits, what capital and which register: one talk answers it.',
        '{person} writes the opening balance and the plan for your bank.',
        'In the first year a fixed fee protects founders from surprises.',
      ],
      asked: {
        en: ['creating my own business', 'advice for new entrepreneurs', 'launching a startup enterprise'],
        es: ['crear mi propia empresa', 'asesoría para emprendedores'],
        fr: ['créer ma propre entreprise', 'des conseils pour entrepreneurs'],
      },
    },
    {
      kind: 'project',
      titles: ['Audit of the harbour cooperative', 'Harbour cooperative audit'],
      says: [
        'Three of us examined {number} months of ledgers within two weeks.',
        'Controls over cash and stock were tested on site.',
        'The report was accepted by the members without reservations.',
      ],
      asked: {
        en: ['an inspection of the books', 'verification of financial statements', 'reviewing accounts for fraud'],
        es: ['una auditoría de cuentas', 'una revisión de los libros contables'],
        fr: ['un contrôle des comptes', 'une vérification des états financiers'],
      },
      plain: { en: ['Who audits the balance sheet of a cooperative?'], fr: ['Qui vérifie le bilan comptable ?'] },
    },
    {
      kind: 'project',
      titles: ['Handing a family firm on', 'Succession in a family firm'],
      says: [
        'A joinery with {number} people went from father to daughter.',
        'We valued the firm, arranged the gift and talked to the heirs.',
        'The notary and {person} met four times beside {thing}.',
      ],
      asked: {
        en: [
          'inheritance of an enterprise',
          'passing my business to the next generation',
          'retirement of the owner and transfer to his children',
        ],
        es: ['herencia de una empresa familiar', 'traspasar mi negocio a mis hijos'],
        fr: ["la transmission d'une entreprise aux enfants", "l'héritage d'une entreprise"],
      },
    },
    {
      kind: 'page',
      titles: ['Value added tax', 'VAT across borders'],
      says: [
        'Monthly returns, recapitulative lists and refunds from {number} countries.',
        'We say which rate your web shop owes in which state.',
        'Import papers are matched with what you deducted.',
      ],
      asked: {
        en: ['sales duties when exporting abroad', 'invoicing foreign customers', 'levies on international trade'],
        es: ['el IVA al exportar', 'facturar a clientes extranjeros'],
        fr: ["la TVA à l'exportation", 'facturer des clients étrangers'],
      },
      plain: { en: ['How do I deduct VAT on imports?'], es: ['¿Cómo se deduce el IVA?'] },
    },
    {
      kind: 'mobile_demo',
      titles: ['Receipt Snap', 'Paper Away'],
      says: [
        'Photograph a receipt and amount, date and shop are read.',
        'It sorts what it sees into categories and sends it to {thing}.',
        'The originals may be thrown away: the archive is certified.',
      ],
      asked: {
        en: [
          'scanning bills with a camera',
          'digital storage of my expenses',
          'a picture of an invoice instead of documents',
        ],
        es: ['escanear facturas con el móvil', 'guardar mis gastos en digital'],
        fr: ['scanner des factures avec mon téléphone', 'archiver mes dépenses'],
      },
    },
  ],
};
