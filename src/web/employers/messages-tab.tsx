import { EmptyState } from '../components/empty-state.tsx'

export function MessagesTab() {
  return <EmptyState title="No messages yet" why="Messages between you and job seekers will stand here." />
}
