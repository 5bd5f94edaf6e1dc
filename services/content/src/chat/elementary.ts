const set = (words: string) => new Set(words.trim().split(/\s+/));

/** What every visitor may ask of any site: how to reach who is behind it, and what it costs. */
export type Elementary = 'contact' | 'price';

/** Words that ask for it, in the three languages, without accents. */
const keys: Record<Elementary, ReadonlySet<string>> = {
  contact: set(`
    contact contacts email emails mail mails phone telephone call calling ring reach touch talk speak write message contacting
    correo correos telefono llamar llamarte llamarle llamaros llamarles llamo llamo contacto contactar contactarte contactaros escribir
    escribirte escribiros escribo hablar mensaje email
    courriel joindre contacter appeler ecrire ecris parler coordonnees mel telephoner`),
  price: set(`
    price prices pricing priced rate rates fee fees cost costs charge charges charged expensive quote quotation tariff afford
    precio precios tarifa tarifas coste costes costo cuesta cuestan costaria costara cobra cobras cobran cobrais cobrar vale valen
    presupuesto caro cara caros
    prix tarif tarifs cout couts coute coutent couterait couter cher chere devis facturez factures`),
};

/** "How much per hour?" has no word of its own. */
const howMuch = /\bhow much\b|\bcuanto\b|\bcombien\b/;

/** What such a question is made of besides; any other word asks for something in particular. */
const around: Record<Elementary, ReadonlySet<string>> = {
  contact: set(`
    e number numbers address to by with via get in into how can could may might must should do does did i we me you your yours us the
    a an is are it what s whats which who whom where want would like please somebody someone anybody human person people real team
    give send leave have has there any for on of at and or best way directly this site owner sales support tell let know need right
    m d ll re hi hello hey one
    cual cuales es son tu tus su sus vuestro vuestra vuestros el la los las un una como puedo podria podeis pueden puede ponerme
    poner en con contigo usted ustedes vosotros os te le me da das dan dar donde a que numero direccion electronico por favor tiene
    tienen tienes quiero quisiera alguien persona hay mi se al del de y o
    quelle quel quels quelles est sont votre vos ton ta tes l le les adresse numero comment puis peut je j on nous vous te entrer
    avec ou dans en pouvez pourriez donner moi avez as tu voudrais aimerais veux quelqu un une qu aurait y t il pour s plait sil d
    prendre equipe bonjour a`),
  price: set(`
    how much what whats s is are was do does did you your yours it this that the a an of for per by to i me we us can could would will get
    have has any there please tell give make list sheet day days hour hours hourly daily week weekly month months monthly year
    project work working time job website site app application together kind take takes ask asking someone one hire hiring so too
    be in and or with on at need know roughly about usually normally
    cuanto cuanta cual cuales es son tu tus su sus vuestro vuestros el la los las un una por para que tiene tienen de del dia hora
    semana mes ano proyecto trabajo web sitio aplicacion me te os se hace hacen haces lista y en cobrar sale costar trabajar
    contigo puedes puede pueden dar da usted ustedes quiero saber eres sois
    combien quel quelle quels quelles est sont votre vos ton ta tes le la les l un une des pour par de d du jour journee heure horaire
    semaine mois annee projet travail site application ca c ce demandez prenez prends demandes vous tu avez pouvez pourriez me faire
    fait liste a il faut payer connaitre voudrais je j etes es et en y t on avec`),
};

/** Which of the two a question asks for, if it asks for nothing besides. */
export function elementaryIn(words: readonly string[]): Elementary | undefined {
  const isOnly = (kind: Elementary) => words.every((word) => keys[kind].has(word) || around[kind].has(word));
  const has = (kind: Elementary) => words.some((word) => keys[kind].has(word));
  if ((has('price') || howMuch.test(words.join(' '))) && isOnly('price')) return 'price';
  return has('contact') && isOnly('contact') ? 'contact' : undefined;
}

/** Words by which a page of prices is called, to look it up. */
export const priceWords = [
  ...set(
    'pricing price prices rates fees cost costs precios precio tarifas tarifa coste costo tarifs tarif prix cout couts',
  ),
];
