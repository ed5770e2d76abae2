import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../../shared/languages.ts'
import { bindWords } from './bind-words.ts'

/** With every no-break space as `_`, which can be seen. */
const bind = (text: string, language: LanguageCode = 'en') => bindWords(text, language).replaceAll('\u00a0', '_')

describe('words that stay on one line', () => {
  it('are a number and its unit', () => {
    expect(bind('teneur 700 g/kg', 'fr')).toBe('teneur 700_g/kg')
    expect(bind('Špachteļlāpstiņa 4 mm platumā, 20 % un 23 °C', 'lv')).toBe('Špachteļlāpstiņa 4_mm platumā, 20_% un 23_°C')
    expect(bind('5 л за 15 мин при 50 кг', 'bg')).toBe('5_л за 15_мин при 50_кг')
    expect(bind('Store 2 metres away, 3 litres at most')).toBe('Store 2 metres away, 3 litres at most')
  })

  it('are a sign and its number', () => {
    expect(bind('relatīvi pret gaisu (gaiss = 1)', 'lv')).toBe('relatīvi pret gaisu (gaiss_=_1)')
    expect(bind('M (akutní) = 10', 'cs')).toBe('M (akutní)_=_10')
    expect(bind('content ≥ 0.1 % and < 1 %')).toBe('content ≥_0.1_% and <_1_%')
  })

  it('are the parts of a standard and the number of an act', () => {
    expect(bind('Kindad: EN ISO 374-1, DIN EN 166.', 'et')).toBe('Kindad: EN_ISO_374-1, DIN_EN_166.')
    expect(bind('Uredba (ES) št. 1272/2008', 'sl')).toBe('Uredba (ES) št._1272/2008')
    expect(bind('Verordnung (EG) Nr. 1907/2006', 'de')).toBe('Verordnung (EG) Nr._1907/2006')
    expect(bind('asetus (EY) N:o 1907/2006', 'fi')).toBe('asetus (EY) N:o_1907/2006')
    expect(bind('ändrad genom förordning (EU) 2020/878', 'sv')).toBe('ändrad genom förordning (EU)_2020/878')
    expect(bind('Регламент (ЕС) 2024/590 и (EO) 12 g', 'bg')).toBe('Регламент (ЕС)_2024/590 и (EO) 12_g')
    expect(bind('Uredbo (EU) 2020/878 · (EÚ) 2017/164', 'sl')).toBe('Uredbo (EU)_2020/878 · (EÚ)_2017/164')
    expect(bind('številke: 4 bis, 49, 49 bis, 84', 'sl')).toBe('številke: 4_bis, 49, 49_bis, 84')
    expect(bind('bei 10 bis 20 °C', 'de')).toBe('bei 10 bis 20_°C')
    expect(bind('määrusega (EL) 2020/878, (EU) 2017/164 ja (EL)', 'et')).toBe('määrusega (EL)_2020/878, (EU)_2017/164 ja (EL)')
    expect(bind('numbers: 4 bis, 84')).toBe('numbers: 4_bis, 84')
    expect(bind('no 4 bistros')).toBe('no 4 bistros')
    expect(bind('UN 1263 and men 3')).toBe('UN_1263 and men 3')
    expect(bind('no 20 līdz 30', 'lv')).toBe('no 20 līdz 30')
  })

  it('are a French number and its bis or ter, but not “bis” between two numbers', () => {
    expect(bind('nummer: 4 bis, 10 ter, 84.', 'sv')).toBe('nummer: 4_bis, 10_ter, 84.')
    expect(bind('Abschnitte 6 bis 8', 'de')).toBe('Abschnitte 6 bis 8')
  })

  it('are the parts of a waste code, and of no other numbers', () => {
    expect(bind('waste code: 08 01 11*. Do not empty')).toBe('waste code: 08_01_11*. Do not empty')
    expect(bind('between 10 20 and 30')).toBe('between 10 20 and 30')
  })

  it('are in Czech, Slovak and Polish a word of one letter and the next', () => {
    expect(bind('Škodlivý pro vodní organismy, s dlouhodobými účinky a v kontaktu', 'cs')).toBe(
      'Škodlivý pro vodní organismy, s_dlouhodobými účinky a_v_kontaktu',
    )
    expect(bind('sebacynian bis(pentametylo) i sebacynian', 'pl')).toBe('sebacynian bis(pentametylo) i_sebacynian')
    expect(bind('V prípade (a inak) použite', 'sk')).toBe('V_prípade (a_inak) použite')
    expect(bind('a label and a sheet')).toBe('a label and a sheet')
  })
})
