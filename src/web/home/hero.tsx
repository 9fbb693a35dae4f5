import Briefcase from 'lucide-react/icons/briefcase'
import MapPin from 'lucide-react/icons/map-pin'
import Search from 'lucide-react/icons/search'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { formatNumber } from '../../shared/locale.ts'
import type { Entry } from '../catalog/entries.ts'
import { Button } from '../components/controls/button.tsx'
import { Field } from '../components/forms/field.tsx'
import { Select } from '../components/forms/select.tsx'
import { Kept } from '../components/kept.tsx'

type HeroProps = {
  title: string
  lead: string
  /** A picture behind the words. */
  picture?: ReactNode
  children?: ReactNode
}

/** The dark top of the page. The search panel lies over its lower edge. */
export function Hero({ title, lead, picture, children }: HeroProps) {
  return (
    <div className="hero dark">
      <div className="wrap">
        {picture}
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
    </div>
  )
}

type LinksProps = { label: string; links: readonly { href: string; label: string }[] }

/** Searches that find something, as links. Phones have no room for them. */
export function QuickLinks({ label, links }: LinksProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className="quick-links">
      {links.map(({ href, label }) => (
        <a key={href} href={href}>
          {t(label)}
        </a>
      ))}
    </nav>
  )
}

type CategoriesProps = { categories: readonly Entry[] }

/**
 * One of two forms, chosen with a radio button, so that it works without JavaScript. They are two because Enter presses
 * the first button of a form, whichever is shown.
 */
export function SearchSwitch({ categories }: CategoriesProps) {
  return (
    <Kept as="search" data={categories} className="find">
      {() => <BothForms categories={categories} />}
    </Kept>
  )
}

function BothForms({ categories }: CategoriesProps) {
  return (
    <>
      <input className="sr" type="radio" name="for" id="for-jobs" defaultChecked />
      <label htmlFor="for-jobs">
        <Briefcase size={18} />
        {t('Jobs')}
      </label>
      <input className="sr" type="radio" name="for" id="for-cvs" />
      <label htmlFor="for-cvs">
        <Users size={18} />
        <span>
          {t('CVs')}
          <span className="max-sm:hidden">{t(', for employers')}</span>
        </span>
      </label>
      <SearchForm className="find-jobs" action="/jobs" what={t('Job title or skill')} categories={categories}>
        {t('Search jobs')}
      </SearchForm>
      <SearchForm
        className="find-cvs"
        action="/search"
        prefix="cv-"
        what={t('Trade or skill')}
        categories={categories}
      >
        {t('Search CVs')}
      </SearchForm>
    </>
  )
}

export function CvSearch({ categories }: CategoriesProps) {
  return (
    <search className="find">
      <SearchForm action="/search" what={t('Trade or skill')} categories={categories}>
        {t('Search CVs')}
      </SearchForm>
    </search>
  )
}

type SearchFormProps = CategoriesProps & {
  className?: string
  action: string
  /** Keeps the ids of two forms apart. */
  prefix?: string
  /** The placeholder of the keywords. */
  what: string
  children: ReactNode
}

function SearchForm({ className, action, prefix = '', what, categories, children }: SearchFormProps) {
  return (
    <form action={action} className={className}>
      <div className="icon-field">
        <Field label={t('Keywords')} name="query" id={`${prefix}query`} type="search" placeholder={what} />
        <Search size={18} />
      </div>
      <div className="icon-field">
        <Field label={t('Location')} name="location" id={`${prefix}location`} placeholder={t('e.g. Lae')} />
        <MapPin size={18} />
      </div>
      <Select
        label={t('Category')}
        name="category"
        id={`${prefix}category`}
        placeholder={t('All')}
        options={categories.map(({ slug, name }) => ({ value: slug, label: t(name) }))}
      />
      <Button type="submit">
        <Search size={18} />
        {children}
      </Button>
    </form>
  )
}

/** The current totals in one line. On a new site, those that are still zero are left out. */
export function Figures({ statistics }: { statistics: ReadOf<'statistics'> }) {
  const figures = [
    { value: statistics.openJobs, label: t('Open jobs'), href: '/jobs' },
    { value: statistics.cvs, label: t('CVs to search'), href: '/search' },
    { value: statistics.newCvsThisWeek, label: t('New CVs this week'), href: '/search?sortBy=date' },
    { value: statistics.companies, label: t('Companies'), href: '/employers' },
  ].filter(({ value }) => value > 0)
  if (figures.length === 0) return null
  return (
    <ul className="figures" aria-label={t('Figures')}>
      {figures.map(({ value, label, href }) => (
        <li key={label}>
          <a href={href}>
            <b>{formatNumber(value)}</b> {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
