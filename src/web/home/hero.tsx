import Briefcase from 'lucide-react/icons/briefcase'
import Search from 'lucide-react/icons/search'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import type { ReadOf } from '../../page-reads.ts'
import { formatNumber } from '../../shared/locale.ts'
import type { Entry } from '../catalog/entries.ts'
import { Button } from '../components/controls/button.tsx'
import { Field } from '../components/forms/field.tsx'
import { Select } from '../components/forms/select.tsx'

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
          {label}
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
    <search className="find">
      <input className="sr" type="radio" name="for" id="for-jobs" defaultChecked />
      <label htmlFor="for-jobs">
        <Briefcase size={18} />
        Jobs
      </label>
      <input className="sr" type="radio" name="for" id="for-cvs" />
      <label htmlFor="for-cvs">
        <Users size={18} />
        <span>
          CVs<span className="max-sm:hidden">, for employers</span>
        </span>
      </label>
      <SearchForm className="find-jobs" action="/jobs" what="Job title or skill" categories={categories}>
        Search jobs
      </SearchForm>
      <SearchForm
        className="find-cvs"
        action="/search"
        prefix="cv-"
        what="Trade or skill"
        categories={categories}
      >
        Search CVs
      </SearchForm>
    </search>
  )
}

export function CvSearch({ categories }: CategoriesProps) {
  return (
    <search className="find">
      <SearchForm action="/search" what="Trade or skill" categories={categories}>
        Search CVs
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
      <Field label="Keywords" name="query" id={`${prefix}query`} type="search" placeholder={what} />
      <Field label="Location" name="location" id={`${prefix}location`} placeholder="e.g. Lae" />
      <Select
        label="Category"
        name="category"
        id={`${prefix}category`}
        placeholder="All"
        options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Button type="submit">
        <Search size={18} />
        {children}
      </Button>
    </form>
  )
}

/** The current totals in one line. */
export function Figures({ statistics }: { statistics: ReadOf<'statistics'> }) {
  const figures = [
    { value: statistics.openJobs, label: 'Open jobs', href: '/jobs' },
    { value: statistics.cvs, label: 'CVs to search', href: '/search' },
    { value: statistics.newCvsThisWeek, label: 'New CVs this week', href: '/search?sortBy=date' },
    { value: statistics.companies, label: 'Companies', href: '/employers' },
  ]
  return (
    <ul className="figures" aria-label="Figures">
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
