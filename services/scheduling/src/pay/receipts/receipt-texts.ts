import type { Language } from '@portfolio/contracts/auth';

/** What a receipt says around its figures. */
interface ReceiptTexts {
  title: string;
  receipt: string;
  employee: string;
  period: string;
  paidOn: string;
  lines: string;
  columns: readonly [date: string, client: string, shift: string, hours: string, rate: string, pay: string];
  corrects: (receipt: number) => string;
  total: (amount: string, hours: string) => string;
  rounding: string;
  page: (page: number, pages: number) => string;
}

export const receiptTexts: Record<Language, ReceiptTexts> = {
  en: {
    title: 'Payment receipt',
    receipt: 'Receipt',
    employee: 'Employee',
    period: 'Period',
    paidOn: 'Paid on',
    lines: 'Shifts',
    columns: ['Date', 'Client', 'Shift', 'Hours', 'Rate', 'Pay'],
    corrects: (receipt) => `Correction of receipt ${receipt}`,
    total: (amount, hours) => `Total paid: ${amount} for ${hours} hours`,
    rounding:
      'Pay is the rate times the exact time, rounded to cents per shift; hours are rounded to two places per shift. A correction is the difference to what was paid. Totals are the sums of the lines.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    title: 'Recibo de pago',
    receipt: 'Recibo',
    employee: 'Empleado',
    period: 'Periodo',
    paidOn: 'Pagado el',
    lines: 'Turnos',
    columns: ['Fecha', 'Cliente', 'Turno', 'Horas', 'Tarifa', 'Pago'],
    corrects: (receipt) => `Corrección del recibo ${receipt}`,
    total: (amount, hours) => `Total pagado: ${amount} por ${hours} horas`,
    rounding:
      'El pago es la tarifa por el tiempo exacto, redondeado a céntimos por turno; las horas se redondean a dos decimales por turno. Una corrección es la diferencia con lo pagado. Los totales son la suma de las líneas.',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  fr: {
    title: 'Reçu de paiement',
    receipt: 'Reçu',
    employee: 'Employé',
    period: 'Période',
    paidOn: 'Payé le',
    lines: 'Vacations',
    columns: ['Date', 'Client', 'Vacation', 'Heures', 'Taux', 'Paie'],
    corrects: (receipt) => `Correction du reçu ${receipt}`,
    total: (amount, hours) => `Total payé : ${amount} pour ${hours} heures`,
    rounding:
      'La paie est le taux multiplié par le temps exact, arrondie au centime par vacation ; les heures sont arrondies à deux décimales par vacation. Une correction est la différence avec ce qui a été payé. Les totaux sont la somme des lignes.',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
};
