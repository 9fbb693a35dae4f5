import { expect, test } from 'vitest'
import { isPersonal } from './personal-words.ts'

test.each([
  'I am a 35 year old married mother of three and a nurse with ten years of work.',
  'Male nurse with a diploma',
  'Sex:M. Welder',
  'Age: 35, cook at two hotels',
  'Aged 42, with a class 6 licence',
  'Marital status: single.',
  'I am single, and I can start now.',
  'A single mother who drives trucks',
  'I have two children and work as a cook',
  'Young and energetic accountant',
  'Born in Goroka, welder since 2010',
  'A God-fearing carpenter',
  'SDA, and does not drink',
  'I am from Enga and drive trucks',
  'Man of many trades',
])('"%s" is about the person', (sentence) => {
  expect(isPersonal(sentence)).toBe(true)
})

test.each([
  'Single-handedly ran the store and planned the manpower of two sites',
  'Wired single and three phase motors',
  'Single point of contact for 40 clients, 1,200 man hours a month',
  'Nurse in the female ward, then a midwife for newborn babies',
  'Works with mother and child health, and managed a foreman',
  'Nanny who looked after three children',
  'Taught children aged 3 to 5 in a school of 200 students',
  'Driver from Lae to Hagen with fuel and containers',
  'Managed salesmen and storemen, and helped to man the gate',
])('"%s" is about work', (sentence) => {
  expect(isPersonal(sentence)).toBe(false)
})
