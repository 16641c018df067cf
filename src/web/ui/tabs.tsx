import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'
import './tabs.css'

/** Parts of a view of which one is seen at a time. Which one is for the address to say. */
export function Tabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
}: {
  label: string
  value: Value
  tabs: readonly { value: Value; label: string; content: ReactNode }[]
  onChange: (value: Value) => void
}) {
  return (
    <AriaTabs
      className="tabs"
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.value === key)
        if (chosen) onChange(chosen.value)
      }}
    >
      <TabList aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <Tab key={tab.value} id={tab.value} className="tab">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} id={tab.value} className="tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
