import { createFileRoute } from '@tanstack/react-router'
import { AdminLoginForm } from '../admin/login-form.tsx'
import { PageHeader } from '../components/page-header.tsx'

export const Route = createFileRoute('/admin-login')({
  head: () => ({ meta: [{ title: 'Administrator login' }, { name: 'robots', content: 'noindex' }] }),
  component: AdminLogin,
})

function AdminLogin() {
  return (
    <div className="mx-auto max-w-form">
      <PageHeader title="Admin Login" lead="For administrators of this site." />
      <AdminLoginForm />
    </div>
  )
}
